import type { ApiContext, ApiParts } from './api-environment.ts'
import { answerPacked, etagOf, packed, packingFor } from './packed.ts'

const JSON_TYPE = 'application/json'

/**
 * An answer that differs by person and rights alone, kept as it goes over the line until a right changes: it is neither made
 * nor packed again. `key` names it, with all that it depends on beside rights; `make` answers its JSON.
 */
export async function keptAnswer(
  context: ApiContext,
  { kept }: Pick<ApiParts, 'kept'>,
  key: string,
  make: () => Promise<string>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const accepted = context.req.header('accept-encoding') ?? ''
  const type = headers['content-type'] ?? JSON_TYPE
  const { etag, form } = await kept.of(askedBy(context), `${key} ${packingFor(accepted)}`, async () => {
    const plain = Buffer.from(await make())
    const made = await packed(plain, type, accepted)
    return { value: { etag: etagOf(plain), form: made }, bytes: made.body.length }
  })
  return answerPacked(context.req.raw, { 'content-type': type, ...headers, etag }, () => form)
}

export const askedBy = (context: ApiContext) => ({
  personId: context.get('person').id,
  rightsVersion: context.get('rightsVersion'),
})
