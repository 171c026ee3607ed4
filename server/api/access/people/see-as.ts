import * as v from 'valibot'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import type { Administrator } from '../administrator.ts'
import { strict } from '../input.ts'
import { mustKnow } from './person-detail.ts'
import { personLine } from './person-lines.ts'

export const seeAsInput = strict({ what: v.picklist(['start', 'end'], 'must be start or end') })

/**
 * Writes down that an administrator begins to see menus and pages as somebody else sees them, or ends that. It grants
 * nothing: every call goes by who is signed in, as before.
 */
export async function noteSeeingAs(
  { sql }: ApiParts,
  administrator: Administrator,
  id: string,
  { what }: v.InferOutput<typeof seeAsInput>,
): Promise<void> {
  const { person, agencies } = administrator
  await mustKnow(sql, administrator, id)
  const seen = await personLine(sql, id, agencies)
  const action = what === 'start' ? 'person.seen-as' : 'person.seen-as-ended'
  const subject = { type: 'person', id } as const
  await writeAudit(
    sql,
    ...seen.agencies.map((agency) => ({ actor: person.id, action, subject, agency }) as const),
  )
}
