colour-blue = blue
colour-brown = brown
colour-red = red
colour-purple = purple
colour-yellow = yellow
colour-black = black
colour-green = green
colour-turquoise = turquoise
colour-white = white
colour-grey = grey
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
player = Player { $n }
