"""Receives webhooks with Django, in one file. Run: MARKET_WEBHOOK_SECRET=whsec_… python webhooks_django.py runserver"""

import os
import secrets
import sys

from django.conf import settings
from django.core.management import execute_from_command_line
from django.http import HttpRequest, HttpResponse
from django.urls import path
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from agent_market_webhooks import (
    MAX_BODY_BYTES,
    Deduplicator,
    WebhookVerificationError,
    to_response,
    verify,
)

settings.configure(
    SECRET_KEY=secrets.token_hex(),
    ROOT_URLCONF=__name__,
    ALLOWED_HOSTS=["*"],
    DATA_UPLOAD_MAX_MEMORY_SIZE=MAX_BODY_BYTES,
)
secret = os.environ["MARKET_WEBHOOK_SECRET"]
once = Deduplicator()


@csrf_exempt
@require_POST
def receive(request: HttpRequest) -> HttpResponse:
    try:
        event = verify(request.body, request.headers, secret)
    except WebhookVerificationError as error:
        answer = to_response(error)
        return HttpResponse(answer.body, status=answer.status, headers=answer.headers)
    once(request.headers, lambda: print("received", event["event"], event["order_id"], flush=True))
    return HttpResponse(status=204)


urlpatterns = [path("webhooks", receive)]

if __name__ == "__main__":
    execute_from_command_line(sys.argv)
