import { lazyPart } from '../../bridge/lazy-part.ts'

export const threadPart = lazyPart(async () => (await import('./comment-thread.tsx')).CommentThread)
