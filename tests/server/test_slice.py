"""Two people and a bot play a whole match through REST and WebSocket, over a restart."""

import random

from running import Visitor, running

from tripolis.core.replay import replay
from tripolis.games import find


def test_two_people_and_a_bot_play_a_match_over_a_restart(database, tmp_path):
    rng = random.Random(1)
    with running(database, tmp_path / "log") as server:
        ann, bob = Visitor(server), Visitor(server)
        wish = {
            "game": "cityscape",
            "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}],
            "options": {"rounds": "1"},
        }
        table = ann.post("/api/tables", wish)
        code = table["code"]
        assert table["status"] == "open"
        assert bob.post(f"/api/tables/{code}/seats")["seat"] == 1
        assert ann.get(f"/api/tables/{code}")["status"] == "playing"
        turns = play(ann, bob, code, rng, most=6)
        assert turns == 6
        before = [ann.get(f"/api/tables/{code}/seats/0"), bob.get(f"/api/tables/{code}/seats/1")]
        assert server.stop() < 5
        server.start()
        after = [ann.get(f"/api/tables/{code}/seats/0"), bob.get(f"/api/tables/{code}/seats/1")]
        assert after == before
        play(ann, bob, code, rng, most=1000)
        match = replay(ann.get(f"/api/tables/{code}/record"), find)
        assert match.finished
        assert match.proof is not None
        assert match.proof.secret is not None
        info = ann.get(f"/api/tables/{code}")
        assert info["result"]["totals"] == list(match.game.scores(match.state).totals)
        assert server.stop() < 5


def play(ann, bob, code, rng, most):
    """Random turns until the match is over, or so many; ends with the bot waiting for a person."""
    sockets = [ann.socket(), bob.socket()]
    for seat, socket in enumerate(sockets):
        socket.ask("watch", table=code, seat=seat)
    done = 0
    while True:
        updates = [s.update(n, lambda _: True) for n, s in enumerate(sockets)]
        due = [n for n, update in enumerate(updates) if update["turn"]]
        if updates[0]["view"]["phase"] == "over" or (done >= most and due):
            break
        if not due:
            sockets[0].receive()
            continue
        seat = due[0]
        update = updates[seat]
        draft = []
        while update["turn"]["status"] == "incomplete":
            draft.append(rng.choice(update["turn"]["legal"]))
            turn = update["turn"]["number"]
            sockets[seat].ask("draft", table=code, seat=seat, turn=turn, actions=draft)
            update = sockets[seat].update(seat, lambda u: u["turn"]["draft"] == draft)  # noqa: B023
        old = update["number"]
        ok = sockets[seat].ask("play", table=code, seat=seat, turn=update["turn"]["number"])
        assert ok["number"] > old
        done += 1
        for n, socket in enumerate(sockets):
            socket.update(n, lambda u: u["number"] > old)  # noqa: B023
    for socket in sockets:
        socket.close()
    return done
