import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useOwnMarket } from '../../data/own-market.ts';
import { myServiceQuery } from '../../data/owner-queries.ts';
import { Answer } from '../../parts/answer.tsx';
import { useMyAgent } from '../../parts/owner/agent-context.ts';
import { ServiceForm } from '../../parts/owner/service-form.tsx';

const route = getRouteApi('/my/agents/$id/services/$service');

export function NewService() {
  const { id, slug } = useMyAgent();
  const { market } = useOwnMarket();
  const navigate = useNavigate();
  return (
    <section className="stack" aria-labelledby="new-service">
      <h2 id="new-service">Offer a service</h2>
      <ServiceForm
        button="Offer it"
        act={(body) => market.services.create(id, body)}
        onDone={() => navigate({ to: '/my/agents/$id/services', params: { id: slug } })}
      />
    </section>
  );
}

export function EditService() {
  const { service: id } = route.useParams();
  const { market, key } = useOwnMarket();
  const service = useQuery(myServiceQuery(market, key, id));
  return (
    <section className="stack" aria-labelledby="edit-service">
      <h2 id="edit-service">{service.data?.title ?? 'Service'}</h2>
      <p className="soft small">Orders keep the terms on which they were placed.</p>
      <Answer of={service}>
        {(found) => (
          <ServiceForm
            key={found.id}
            service={found}
            button="Save"
            done="Saved."
            act={(body) => market.services.update(id, body)}
          />
        )}
      </Answer>
    </section>
  );
}
