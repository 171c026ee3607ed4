import { writeAudit } from '../../../audit/write-audit.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { ResourceType } from './attribute.ts'

/** What the rules about rights refuse also stands in the audit log: nobody reads what a directory is answered. */
export async function noteRefused(
  { sql, agency }: Pick<ApiParts, 'sql'> & { agency: string },
  type: ResourceType,
  id: string,
  error: unknown,
): Promise<void> {
  if (!(error instanceof Refusal) || error.problem.status !== 409 || id === '') return
  const reason = `SCIM: ${error.problem.code}`
  if (type.name === 'User') {
    const subject = { type: 'person', id } as const
    await writeAudit(sql, { action: 'person.changed', agency, subject, outcome: 'refused', reason })
    return
  }
  const group = await sql.selectFrom('person_group').select('name').where('id', '=', id).executeTakeFirst()
  const subject = { type: 'group', id, name: group?.name ?? '' }
  await writeAudit(sql, { action: 'group.changed', agency, subject, outcome: 'refused', reason })
}
