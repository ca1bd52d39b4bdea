/* global SwaggerUIBundle */
const domNode = document.getElementById('reference');
const base = location.origin + domNode.dataset.base;

/** Swagger UI filters by tag; operations are found by path, summary or name too. */
const findOperations = () => ({
  fn: {
    opsFilter(tags, phrase) {
      const wanted = phrase.toLowerCase();
      const fits = (operation) =>
        ['path', 'method'].some((key) => operation.get(key)?.toLowerCase().includes(wanted)) ||
        ['summary', 'operationId'].some((key) =>
          operation.getIn(['operation', key])?.toLowerCase().includes(wanted),
        );
      return tags
        .map((tag, name) =>
          name.toLowerCase().includes(wanted)
            ? tag
            : tag.update('operations', (operations) => operations.filter(fits)),
        )
        .filter((tag) => tag.get('operations').size > 0);
    },
  },
});

/** Ids that the examples name, by kind: `ord_` → `ord_1767225600000_k3v9q2xw7d`. */
function exampleIds(contract) {
  const operations = Object.values(contract.paths).flatMap(Object.values);
  const named = operations.flatMap(({ parameters = [] }) => parameters.map(({ example }) => example));
  return new Map(named.filter(kindOf).map((id) => [kindOf(id), id]));
}

function kindOf(id) {
  return /^[a-z]+_(?=\d+_)/.exec(id)?.[0];
}

/** Whatever is made on this page takes the place of the example of its kind, so that what comes next finds it. */
function useInExamples({ status, obj }) {
  const made = status === 201 && obj?.data?.id;
  const example = made && examples.get(kindOf(made));
  if (!example) return;
  examples.set(kindOf(made), made);
  spec = JSON.parse(JSON.stringify(spec).replaceAll(example, made));
  ui.specActions.updateJsonSpec(spec);
}

const answer = await fetch(`${base}/api/openapi.json`);
// what is tried goes to the server that this page came from
let spec = { ...(await answer.json()), servers: [{ url: base }] };
const examples = exampleIds(spec);
const ui = SwaggerUIBundle({
  domNode,
  spec,
  plugins: [findOperations],
  filter: true,
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  validatorUrl: null,
  responseInterceptor: (response) => {
    useInExamples(response);
    return response;
  },
});
