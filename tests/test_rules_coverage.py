"""Every numbered rule has a test, and the page that says so is current."""

from scripts.rules_coverage import PAGE, page


def test_every_rule_has_a_test_and_the_page_is_current() -> None:
    text, wrong = page()
    assert not wrong
    assert PAGE.read_text("utf-8") == text, "run `make coverage`"
