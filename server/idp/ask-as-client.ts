import { askJson } from './discover-provider.ts'

/**
 * The client that may ask a provider whose tokens are, or exchange them: one with a secret of its own, or the
 * portal's where that suffices.
 */
export interface IntrospectionClient {
  clientId: string
  secret?: string
}

/** POSTs a form as a client of the provider. @throws IdentityProviderUnavailable where no answer comes */
export function askAsClient(
  endpoint: string,
  fields: Readonly<Record<string, string>>,
  { clientId, secret }: IntrospectionClient,
  authority: string,
): Promise<Response> {
  const encoded = [clientId, secret ?? ''].map(encodeURIComponent).join(':')
  return askJson(endpoint, authority, {
    method: 'POST',
    redirect: 'error', // the form holds a token, which goes to the provider's own address alone
    body: new URLSearchParams({ ...fields, ...(secret === undefined && { client_id: clientId }) }),
    headers:
      secret === undefined ? {} : { authorization: `Basic ${Buffer.from(encoded).toString('base64')}` },
  })
}
