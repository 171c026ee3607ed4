import * as v from 'valibot'
import type { MiniAppEventName, MiniAppEvents } from '../contract/events.ts'

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest))
const NAME = text(200)
const url = v.optional(v.pipe(text(2000), v.regex(/^https?:\/\//)))

const breadcrumbs = v.object({
  text: v.optional(NAME),
  category: v.optional(NAME),
  app: v.optional(NAME),
  section: v.optional(NAME),
  hideSection: v.optional(v.boolean()),
  details: v.optional(v.pipe(v.array(v.object({ name: NAME })), v.maxLength(10))),
})
const nothing = v.optional(v.null())
const locale = v.object({ locale: text(35) })

/** The shape of each event's payload; unknown keys are dropped. */
export const PAYLOADS: Record<MiniAppEventName, v.GenericSchema> = {
  'set-breadcrumbs': breadcrumbs,
  'update-breadcrumbs': breadcrumbs,
  'reset-breadcrumbs-details': nothing,
  'change-route': v.object({
    path: text(2000),
    extras: v.optional(v.object({ replaceUrl: v.optional(v.boolean()), newTab: v.optional(v.boolean()), queryParams: v.optional(v.record(v.string(), text(2000))) })),
  }),
  'user-unauthorized': nothing,
  'set-has-product-tours': v.object({ has: v.boolean() }),
  'run-product-tours-reminder': nothing,
  'hide-product-tours-reminder': nothing,
  'track-action': v.object({ action: NAME, data: v.optional(v.record(v.string(), v.unknown())) }),
  'track-analytics': v.object({
    kind: v.picklist(['action', 'identify', 'page', 'reset']),
    name: v.optional(NAME),
    data: v.optional(v.record(v.string(), v.unknown())),
  }),
  'set-contextual-help-page-tag': v.object({ tag: NAME }),
  'set-help-menu-info': v.object({ communityUrl: url, knowledgeBaseUrl: url }),
  'change-date-format': locale,
  'change-number-format': locale,
  'change-display-language': v.object({ language: text(35) }),
  'change-workspace': v.object({ workspaceId: NAME }),
  logout: nothing,
  'run-product-tours': nothing,
}

/** The checked payload, or why it is malformed. */
export function checkPayload<Name extends MiniAppEventName>(name: Name, payload: unknown): { payload: MiniAppEvents[Name] } | { problem: string } {
  const result = v.safeParse(PAYLOADS[name], payload)
  if (result.success) return { payload: result.output as MiniAppEvents[Name] }
  const [issue] = result.issues
  return { problem: `${v.getDotPath(issue) ?? 'payload'}: ${issue.message}` }
}
