"""The types of the contract, by name.

Objects are TypedDicts: what a call returns is the JSON as received, with fields that this version does not know.
"""

from ._generated.models import *  # noqa: F403
