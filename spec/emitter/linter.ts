import { defineLinter } from '@typespec/compiler';
import { credentialCarriers } from './rules/credential-carriers.ts';
import { noFloatMoney } from './rules/no-float-money.ts';
import { operationCredentials } from './rules/operation-credentials.ts';
import { operationDoc } from './rules/operation-doc.ts';
import { operationErrors } from './rules/operation-errors.ts';
import { operationExample } from './rules/operation-example.ts';
import { operationGroup } from './rules/operation-group.ts';
import { operationSummary } from './rules/operation-summary.ts';
import { operationTag } from './rules/operation-tag.ts';
import { wireNames } from './rules/wire-names.ts';

export const $linter = defineLinter({
  rules: [
    operationGroup,
    operationSummary,
    operationDoc,
    operationTag,
    operationExample,
    operationErrors,
    operationCredentials,
    credentialCarriers,
    wireNames,
    noFloatMoney,
  ],
});
