import type { ComponentType } from 'react'
import { lazyPart, type LazyPart } from '../../kit/bridge/lazy-part.ts'
import type { AuditScreen } from '../parts/place.ts'

export const questionsScreen = lazyPart<ComponentType>(
  async () => (await import('./questions.tsx')).Questions,
)
export const resultScreen = lazyPart<ComponentType>(async () => (await import('./result.tsx')).Result)
export const secondScreen = lazyPart<ComponentType>(async () => (await import('./second.tsx')).Second)

/** What is looked at now and next. */
const SOON: Record<AuditScreen, readonly LazyPart<ComponentType>[]> = {
  intro: [questionsScreen],
  questions: [questionsScreen, resultScreen],
  result: [resultScreen, questionsScreen],
  second: [secondScreen, questionsScreen],
}

/** Fetches a screen and the one after it. A failure shows where the screen itself is loaded. */
export function preloadScreens(screen: AuditScreen): void {
  for (const soon of SOON[screen]) soon.load().catch(() => {})
}
