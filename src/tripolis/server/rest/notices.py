"""Where somebody wants to be told that it is their turn."""

from __future__ import annotations

from litestar import Controller, delete, get, post, put
from msgspec import Struct

from tripolis.server import notices, webhook
from tripolis.server.caller import Caller
from tripolis.server.errors import NotFound
from tripolis.server.limits import NOTICES
from tripolis.server.messages import NewPlace
from tripolis.server.notices import MOST_FAILED, Notice, Place
from tripolis.server.sheet import now_ms
from tripolis.server.webhook import NotDelivered


class PlaceInfo(Struct, kw_only=True):
    url: str
    secret: str  # what is sent there is signed with it
    stopped: bool  # too many notices in a row did not arrive; set the address again


class Delivery(Struct, kw_only=True):
    delivered: bool


class NoticesController(Controller):
    path = "/api/me/notices"
    tags = ("notices",)

    @get("/", summary="Where I am told that it is my turn; null: nowhere")
    async def show(self, caller: Caller) -> PlaceInfo | None:
        place = await caller.house.read(lambda c: notices.place_of(c, caller.person.id))
        return None if place is None else _info(place)

    @put("/", summary="Tell me there when it is my turn and I am not connected")
    async def set(self, caller: Caller, data: NewPlace) -> PlaceInfo:
        """A JSON text is sent by POST. `Tripolis-Signature` is `sha256=` and the HMAC-SHA-256 of
        the header `Tripolis-Time`, a full stop and the text, with the secret as the key.
        """
        webhook.parse(data.url)
        house, person = caller.house, caller.person.id
        place = await house.writer.run(lambda c: notices.set_place(c, person, data.url))
        house.notices.know(person)
        return _info(place)

    @delete("/", summary="Tell me nothing more")
    async def drop(self, caller: Caller) -> None:
        await caller.house.writer.run(lambda c: notices.drop_place(c, caller.person.id))

    @post("/test", summary="Send a notice there now", status_code=200)
    async def test(self, caller: Caller) -> Delivery:
        caller.visitors.limits.take(NOTICES, caller.person.id)
        house = caller.house
        place = await house.read(lambda c: notices.place_of(c, caller.person.id))
        if place is None:
            raise NotFound("address for notices")
        notice = Notice(event="test", at=now_ms())
        try:
            await notices.send(place, notice, inside=house.settings.notices_inside)
        except NotDelivered:
            return Delivery(delivered=False)
        return Delivery(delivered=True)


def _info(place: Place) -> PlaceInfo:
    return PlaceInfo(url=place.url, secret=place.secret, stopped=place.failed >= MOST_FAILED)
