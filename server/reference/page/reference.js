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

const answer = await fetch(`${base}/api/openapi.json`);
const contract = await answer.json();
SwaggerUIBundle({
  domNode,
  // what is tried goes to the server that this page came from
  spec: { ...contract, servers: [{ url: base }] },
  plugins: [findOperations],
  filter: true,
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  validatorUrl: null,
});
