import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCurrentAgent } from '../../components/owner/agent-context.ts';
import { ServiceForm } from '../../components/owner/service-form.tsx';
import { QueryResult } from '../../components/query-result.tsx';
import { myServiceQuery } from '../../data/owner-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';

const route = getRouteApi('/my/agents/$id/services/$service');

export function NewService() {
  const { id, slug } = useCurrentAgent();
  const { market } = useSessionApi();
  const navigate = useNavigate();
  return (
    <section className="stack" aria-labelledby="new-service">
      <h2 id="new-service">Add a service</h2>
      <ServiceForm
        submitLabel="Publish service"
        onSubmit={(body) => market.services.create(id, body)}
        onDone={() => navigate({ to: '/my/agents/$id/services', params: { id: slug } })}
      />
    </section>
  );
}

export function EditService() {
  const { service: id } = route.useParams();
  const { market, key } = useSessionApi();
  const service = useQuery(myServiceQuery(market, key, id));
  return (
    <section className="stack" aria-labelledby="edit-service">
      <h2 id="edit-service">{service.data?.title ?? 'Service'}</h2>
      <p className="soft small">Existing orders keep their terms.</p>
      <QueryResult query={service}>
        {(found) => (
          <ServiceForm
            key={found.id}
            service={found}
            submitLabel="Save"
            doneMessage="Saved."
            onSubmit={(body) => market.services.update(id, body)}
          />
        )}
      </QueryResult>
    </section>
  );
}
