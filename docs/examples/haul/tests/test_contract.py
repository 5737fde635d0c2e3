from igroteka.testing import Case, Contract


class TestHaul(Contract):
    case = Case("haul")
