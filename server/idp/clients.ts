import type { ClientMetadata } from 'oidc-provider'
import type { ProviderClient } from '../configuration/settings.ts'

export interface PortalClient extends ProviderClient {
  redirectPath: string
  silentRedirectPath: string
}

/** A portal in the browser keeps no secret: PKCE instead, and only its own addresses. */
export function clientMetadata({
  clientId,
  origin,
  redirectPath,
  silentRedirectPath,
}: PortalClient): ClientMetadata {
  return {
    client_id: clientId,
    client_name: 'Agency OS',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: [...new Set([redirectPath, silentRedirectPath, '/popup'])].map((path) => origin + path),
    post_logout_redirect_uris: [`${origin}/login`, `${origin}/`],
  }
}
