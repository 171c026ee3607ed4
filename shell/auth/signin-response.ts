import { SigninResponse } from 'oidc-client-ts'
import type { TokenAnswer } from './token-request.ts'

type Known = Partial<
  Pick<SigninResponse, 'refresh_token' | 'id_token' | 'session_state' | 'scope' | 'profile'>
>

/** The library's response object; what the provider left out stays as known. */
export function responseFrom(answer: TokenAnswer, known: Known): SigninResponse {
  const text = (value: unknown, otherwise: string | undefined) =>
    typeof value === 'string' && value !== '' ? value : otherwise
  const response = Object.assign(new SigninResponse(new URLSearchParams()), known, {
    access_token: String(answer.access_token),
    token_type: 'Bearer',
    refresh_token: text(answer.refresh_token, known.refresh_token),
    id_token: text(answer.id_token, known.id_token),
    scope: text(answer.scope, known.scope),
  })
  if (Number(answer.expires_in) > 0) response.expires_in = Number(answer.expires_in)
  return response
}
