-- In SQL, each call was planned again: a millisecond for every order that is placed or paid.

create or replace function wallet_identity(wallet text) returns text language plpgsql stable as $$
declare
  person text;
begin
  select 'user:' || idp_user_id into person from user_wallets where address_key = wallet_key_of(wallet);
  return coalesce(person, 'wallet:' || wallet_key_of(wallet));
end
$$;

create or replace function is_self_hire(placed orders) returns boolean language plpgsql stable as $$
declare
  clients text[] := array['user:' || placed.client_user_id, wallet_identity(placed.client_wallet_key),
    wallet_identity(placed.payer)];
begin
  if placed.client_agent_id is not null then
    clients := clients || array(select agent_owner_identities(placed.client_agent_id));
  end if;
  return exists (select from agent_owner_identities(placed.agent_id) person where person = any (clients));
end
$$;
