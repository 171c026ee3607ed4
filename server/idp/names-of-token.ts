import type { IntrospectionClient } from './ask-as-client.ts'
import type { Discovery } from './discover-provider.ts'
import { introspect } from './introspect.ts'
import { isOpaque, type Names, namesInToken } from './names-in-token.ts'
import type { NamedProvider } from './providers-of-token.ts'

type Provider = NamedProvider & { introspection?: IntrospectionClient }

/**
 * Reads a token of a provider, or asks the provider where only that can read it and offers to tell; null for one that is not
 * good any more, and nothing where nobody tells.
 */
export function namesOfToken(
  provider: Provider,
  discovery: () => Promise<Discovery>,
): (token: string) => Promise<Names | null> {
  const ask = introspect(provider)
  return async (token) => {
    const names = namesInToken(token)
    const { introspection_endpoint: endpoint } = await discovery()
    return endpoint && isOpaque(names) ? ask(endpoint, token) : names
  }
}
