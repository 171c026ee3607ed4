import { lazyPart } from '../../../kit/bridge/lazy-part.ts'

export const explanationPart = lazyPart(
  async () => (await import('../explanation/explanation.tsx')).Explanation,
)
