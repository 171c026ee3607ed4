import { lazyPart } from '../../../kit/bridge/lazy-part.ts'

export const inboxPart = lazyPart(async () => (await import('../inbox/inbox.tsx')).Inbox)
