import * as v from 'valibot'
import { REQUEST_NOTE_CHARACTERS } from './limits.ts'

/** The app that stands for the portal itself: who asks for it asks to be let into the agency. */
export const ENTRY_APP = 'you-page'

export type RequestStatus = 'open' | 'granted' | 'refused' | 'withdrawn'

/** GET /requests: what a person has asked for; GET /requests/open: what others ask of them. */
export interface AccessRequestLine {
  id: string
  personId: string
  person: string
  /** Key of the app, and its English title. */
  app: string
  title: string
  agencyCode: string
  agency: string
  note: string
  status: RequestStatus
  askedAt: string
  decidedAt: string | null
  reason: string
  /** Moment at which what was granted ends; null: never. */
  until: string | null
}

const text = v.pipe(
  v.string('must be text'),
  v.trim(),
  v.maxLength(REQUEST_NOTE_CHARACTERS, `must have at most ${REQUEST_NOTE_CHARACTERS} characters`),
)
const name = v.pipe(v.string('must be named'), v.nonEmpty('must be named'), v.maxLength(100))

/** POST /requests */
export const askInput = v.strictObject({ app: name, agency: name, note: v.optional(text, '') })
export type Ask = v.InferOutput<typeof askInput>

/** POST /requests/:id/decide */
export const decisionInput = v.strictObject({
  decision: v.picklist(['grant', 'refuse'], 'must be grant or refuse'),
  reason: v.optional(text, ''),
  /** Of a request to be let in: what the person is in the agency and in all of its brands. */
  role: v.optional(v.nullable(name), null),
  /** The moment at which what is granted ends; null: never. */
  until: v.optional(
    v.nullable(
      v.pipe(
        v.string('must be a moment'),
        v.isoTimestamp('must be a moment such as 2026-11-23T18:00:00Z'),
        v.check((moment) => Date.parse(moment) > Date.now(), 'must be a moment to come'),
      ),
    ),
    null,
  ),
})
export type RequestDecision = v.InferOutput<typeof decisionInput>
