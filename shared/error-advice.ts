import type { ErrorCode } from '../generated/errors.gen.ts';

export interface ErrorAdvice {
  status: number;
  /** The caller's next step. */
  nextStep: string;
}

/** Required for every code of the contract: a missing one does not compile. */
export const ERROR_ADVICE: Record<ErrorCode, ErrorAdvice> = {
  validation_failed: {
    status: 400,
    nextStep:
      'Mend the fields that `details` names; each entry has a `path` and says what it should be. Sending the same again gives the same answer.',
  },
  malformed_json: {
    status: 400,
    nextStep: 'Send one JSON document in UTF-8 with `Content-Type: application/json`.',
  },
  illegal_transition: {
    status: 400,
    nextStep:
      'Read it again: it may have moved on meanwhile. Of orders, bounties and claims the message names what you can do now; [the life of an order](orders.md) shows every step.',
  },
  quota_exhausted: {
    status: 400,
    nextStep: 'Approve what was delivered, or place a new order for another period.',
  },
  workspace_expired: {
    status: 400,
    nextStep: 'Place a new order: a workspace is open for 7 or 30 days from its payment.',
  },
  bad_request: {
    status: 400,
    nextStep: 'Read the message: it says what cannot be done and what can.',
  },
  endpoint_refused: {
    status: 400,
    nextStep:
      'Use an `https://` address, on port 443 or 8443, that resolves to public addresses only. `WEBHOOK_ALLOW_LOOPBACK=1` also allows addresses of the machine of the service, outside production; the [sandbox](sandbox.md) does so by itself.',
  },
  malformed_payment: {
    status: 400,
    nextStep:
      'Send a Solana signature, an EVM transaction hash or a base64 x402 payload in `X-PAYMENT`; see [x402](x402.md#paying).',
  },
  not_payable: {
    status: 400,
    nextStep:
      'Hire it with an account instead ([orders](orders.md)), or choose a service from `GET /api/x402/services`.',
  },
  insufficient_balance: { status: 400, nextStep: 'Ask for less, or fund it first.' },
  missing_credentials: {
    status: 401,
    nextStep:
      'Send one of the credentials that the operation accepts; the [reference](README.md) lists them, [credentials](credentials/README.md) shows how.',
  },
  invalid_credentials: {
    status: 401,
    nextStep:
      'Check that the key is whole, that the token comes from the configured issuer for this audience, or that the signature is over `market:<wallet>:<wallet_sig_ts>` with the address exactly as sent.',
  },
  expired_credentials: {
    status: 401,
    nextStep:
      'Sign again, or fetch a new token. A wallet signature lasts 5 minutes; what moves custody wants an identity token that is no older. If a new one is refused too, look at the clock of your machine.',
  },
  change_in_force: {
    status: 409,
    nextStep:
      'Set the address you want with `PATCH /api/agents/{id}` and custody proof: sign in again, or send a new wallet signature in the body. It counts at once for everything that was not sent yet.',
  },
  spending_limit_reached: {
    status: 409,
    nextStep:
      'Wait until earlier spending is 24 hours old, have the owner raise the limit, or pay with a transaction; see [wallets](wallets.md).',
  },
  key_revoked: {
    status: 409,
    nextStep:
      'Rotate the key: `POST /api/agents/{id}/keys/{key_id}/rotate` returns a new one; see [API keys](credentials/api-key.md).',
  },
  key_replaced: {
    status: 409,
    nextStep: 'Rotate the key that replaced it; `GET /api/agents/{id}/keys` lists both.',
  },
  too_many_keys: {
    status: 409,
    nextStep: 'Revoke a key that is not used any more, then create the new one.',
  },
  no_webhook_secret: { status: 409, nextStep: 'Set `endpoint_url` first; that makes the secret.' },
  payment_above_limit: {
    status: 409,
    nextStep:
      'Have the owner raise `max_per_payment_usd`, or pay with a transaction; see [wallets](wallets.md#the-spending-policy).',
  },
  recipient_not_allowed: {
    status: 409,
    nextStep:
      'Have the owner add the service, agent or address to the list that the message names, or pay with a transaction; see [wallets](wallets.md#the-spending-policy).',
  },
  policy_expired: {
    status: 409,
    nextStep: 'Have the owner set another `expires_at` with `PUT /api/agents/{id}/wallet/policy`.',
  },
  approval_required: {
    status: 409,
    nextStep:
      'Wait until the owner approves `approval_id` (`GET /api/agents/{id}/approvals`), then send the same request again within 24 hours.',
  },
  approval_denied: {
    status: 409,
    nextStep: 'Do not ask again: the same request stays denied for 24 hours. Talk to the owner.',
  },
  approval_closed: {
    status: 409,
    nextStep:
      'Read `GET /api/agents/{id}/approvals`. The agent can send its request again, which asks for another approval.',
  },
  too_many_approvals: {
    status: 409,
    nextStep:
      'Wait for the owner to decide on the payments that are pending. Those that were denied count for 24 hours.',
  },
  signature_used: { status: 401, nextStep: 'Sign again with a new `wallet_sig_ts`.' },
  payment_required: {
    status: 402,
    nextStep:
      'Pay one of `accepts`, then send the same request again with the proof in `X-PAYMENT`; see [x402](x402.md).',
  },
  payment_pending: {
    status: 402,
    nextStep:
      'Send the same request again after `Retry-After` seconds, with the same payment. Do not pay again. While the chain does not show the transaction, each try counts as a payment that does [not verify](limits.md#payments-that-do-not-verify).',
  },
  payment_insufficient: {
    status: 402,
    nextStep:
      'The message says what is wrong: amount, token, recipient, age, or what a signed payload holds, and where the money goes. What goes back is yours to use for something that it covers for [a quarter of an hour](payments.md#held-payments).',
  },
  agent_wallet_underfunded: {
    status: 402,
    nextStep:
      'Send SOL to `data.deposit_address` until `balance_sol` reaches `required_sol`, then ask again.',
  },
  forbidden: {
    status: 403,
    nextStep:
      'Use the credential of the party that may do this. Another try with the same one does not help.',
  },
  insufficient_scope: {
    status: 403,
    nextStep:
      'Use a key or a connection with the scope that the message names. The owner creates keys with `POST /api/agents/{id}/keys`; an MCP client asks for the scope when it connects again. See [security](security.md#the-authority-table).',
  },
  agent_not_granted: {
    status: 403,
    nextStep:
      'Disconnect the client and connect it again, and choose the agent on the page that asks you; see [MCP OAuth](credentials/mcp-oauth.md#agents).',
  },
  agent_required: {
    status: 400,
    nextStep: 'Call the tool again with `agent_id`: one of the ids in `agents`.',
  },
  no_agent: {
    status: 404,
    nextStep:
      'Register an agent with `market_register_agent` (scope `market:work`) or in the console, and connect the client again to choose it.',
  },
  custody_proof_required: {
    status: 403,
    nextStep:
      'Sign in again and call within 5 minutes, or send a new wallet signature in the JSON body. A signature that was sent in a query string before does not count. See [security](security.md#custody-proof).',
  },
  owner_unverified: {
    status: 403,
    nextStep:
      "Have the owner's wallet sign: `PATCH /api/agents/{id}` with `owner_wallet`, its signature and the agent's key. Or sign in with an account to which that wallet is linked (`POST /api/auth/user`).",
  },
  not_found: {
    status: 404,
    nextStep:
      'Check the id, and whose credential was sent: deliveries, connections and positions are found by their own account alone, while an order of others is 403. Services of agents without an owner cannot be hired, and are not found either.',
  },
  no_such_route: { status: 404, nextStep: 'Check the path against the [reference](README.md).' },
  method_not_allowed: { status: 405, nextStep: 'Use one of the methods in `Allow`.' },
  request_timeout: { status: 408, nextStep: 'Send the request again, all of it at once.' },
  duplicate_agent: {
    status: 409,
    nextStep:
      'Your earlier try worked: get its key with `POST /api/agents/recover`. `existing_agent` shows which agent it is, `recovery` how.',
  },
  name_taken: { status: 409, nextStep: 'Choose another name.' },
  token_exists: { status: 409, nextStep: 'Nothing: read it with `GET /api/agents/{id}/token`.' },
  identity_exists: { status: 409, nextStep: 'Nothing: it was minted before.' },
  review_exists: { status: 409, nextStep: 'Nothing: an order has one review, which stays.' },
  claim_exists: { status: 409, nextStep: 'Wait for the poster, or withdraw the claim first.' },
  payment_used: {
    status: 409,
    nextStep:
      'If you repeated a request, send exactly what you sent first, with a signature of the paying wallet, the `X-Payment-Secret` or the `Idempotency-Key` of the first call, and you get its answer ([repeating](x402.md#repeating)). For something new, make a new payment.',
  },
  payment_of_another: {
    status: 409,
    nextStep:
      'Send the secret of a locked payment in `X-Payment-Secret`. Otherwise prove that you are its payer: sign with the wallet that paid, or use a session or key that this wallet belongs to. It was not consumed.',
  },
  idempotency_mismatch: {
    status: 409,
    nextStep: 'Make a new one for every new request; keep it only for retries of the same one.',
  },
  owner_already_set: {
    status: 409,
    nextStep: 'Sign in as the present owner. Ownership does not change hands.',
  },
  concurrent_registration: {
    status: 409,
    nextStep: 'Send the same request again.',
  },
  order_changed: {
    status: 409,
    nextStep: 'Read the order again, then decide again.',
  },
  bounty_already_awarded: {
    status: 409,
    nextStep:
      'Read the bounty: `accepted_claim_id` and `order_id` show the outcome. A payment that you sent goes back to its payer.',
  },
  token_owned_by_another: {
    status: 409,
    nextStep: 'Check `token_mint`. A token belongs to one agent.',
  },
  mint_failed: {
    status: 409,
    nextStep: 'Send the request again. The message gives the reason.',
  },
  endpoint_not_set: {
    status: 409,
    nextStep: 'Set `endpoint_url` with `PATCH /api/agents/me`, then call again.',
  },
  delivery_in_progress: {
    status: 409,
    nextStep: 'Wait until `status` is no longer `pending`, then replay it.',
  },
  withdraw_address_not_set: {
    status: 409,
    nextStep: 'Have the owner set one with `PUT /api/agents/{id}/wallet/withdraw-address`.',
  },
  withdraw_address_too_new: {
    status: 409,
    nextStep: 'Wait until the time in the message. The owner can send from the wallet at once.',
  },
  transfer_in_progress: {
    status: 409,
    nextStep: 'Try again in a few seconds, or send an `amount`.',
  },
  insufficient_gas: {
    status: 409,
    nextStep: 'Send ETH to the address in the message, then try again.',
  },
  transfer_already_sent: {
    status: 409,
    nextStep: 'Nothing: read the record for its transaction.',
  },
  transfer_cancelled: {
    status: 409,
    nextStep: 'Read the record: what replaced it is shown there.',
  },
  destination_locked: {
    status: 409,
    nextStep: 'Wait until it is final. If it fails, retry it.',
  },
  collection_in_progress: {
    status: 409,
    nextStep: 'Try again when it is final, in about a minute.',
  },
  offer_expired: {
    status: 409,
    nextStep: 'Request another with `POST /api/swap/order`.',
  },
  idempotency_in_progress: {
    status: 409,
    nextStep: 'Send the same request again after `Retry-After`.',
  },
  response_unavailable: {
    status: 409,
    nextStep: 'Read what it made. Do not send it with a new key: that does it again.',
  },
  gone: { status: 410, nextStep: 'Stop calling it.' },
  headers_too_large: {
    status: 431,
    nextStep:
      'Send long texts in the body: a brief as `brief`, a wallet signature as its fields. The address and all headers may have 64 KB together.',
  },
  payload_too_large: {
    status: 413,
    nextStep: 'Send less: [limits](limits.md#sizes) lists what each kind of body may hold.',
  },
  unsupported_media_type: {
    status: 415,
    nextStep:
      'Send `application/json`, or for uploads one of the listed kinds of file. Files are judged by their content, not by their name.',
  },
  range_not_satisfiable: { status: 416, nextStep: 'Ask for a range within the length in `Content-Range`.' },
  unprocessable: {
    status: 422,
    nextStep: 'Read the message: it carries the reason that the other side gave.',
  },
  deploy_failed: {
    status: 422,
    nextStep:
      'Wait for what goes back, then deposit elsewhere or later. What is held is for support: quote the id.',
  },
  rate_limited: {
    status: 429,
    nextStep:
      'Wait `Retry-After` seconds. [Limits](limits.md) lists them all; webhooks spare you most polling.',
  },
  internal_error: {
    status: 500,
    nextStep:
      'Try again with the same `Idempotency-Key` or the same payment, which is safe. If it stays, report the `request_id`.',
  },
  not_implemented: { status: 501, nextStep: 'Do not call it yet.' },
  unavailable: {
    status: 503,
    nextStep: 'Try again later, after `Retry-After` if it is sent; nothing was changed or consumed.',
  },
};
