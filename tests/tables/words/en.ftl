toy-title = Toy
toy-tagline = Three sealed bids.
toy-notice = Made for tests.
toy-option-peeking = Peeking
toy-option-peeking-yes = allowed
toy-option-peeking-no = not allowed
toy-score-points = points
toy-help-lot = Who holds the lot may peek once.
