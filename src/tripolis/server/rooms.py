"""Room words: how people call an open table when they talk to each other.

The words are spelled the same in English and German, and none of them hurts anybody.
"""

from __future__ import annotations

import secrets

_WORDS = """
album alpha arena aroma atlas atom avocado ball banjo basis beta bingo bistro bongo boulevard
bus butter camping cello chef clown cola collie comic cowboy curry delta dingo domino duo echo
element espresso extra farm festival film finger forum gala gamma gold golf gong gorilla hand
hotel index iris jaguar jazz joker jumbo kilo kimono kiosk kiwi koala lasso latte limbo
limerick lotus mambo mango marathon marina mentor meteor metro monitor motor museum neon oboe
okapi omega opal orange orbit origami panda panorama papaya park pasta patio pergola pilot
pizza plan plaza polka polo pony poster pudding puma puzzle quiz radar radio ravioli regatta
reggae ring rock rodeo rondo rumba safari salami salsa samba sandwich satin sauna sequoia
serenade signal silo ski slalom sofa solo sombrero sonar sport sprint star studio sushi symbol
tandem tango taxi tempo tennis tiger toast tofu trio tuba tundra tunnel ukulele veranda villa
viola vision wind wolf yeti yoga zebra zoo
"""
WORDS = tuple(_WORDS.split())
LONGEST = 40


def new_word() -> str:
    """One of over two million: nobody comes upon the table of strangers by trying."""
    first = second = secrets.choice(WORDS)
    while second == first:
        second = secrets.choice(WORDS)
    return f"{first}-{second}-{10 + secrets.randbelow(90)}"


def heard(word: str) -> str:
    """A room word as somebody has typed it, in the form in which it is kept."""
    return "-".join(word.casefold().replace("-", " ").split())
