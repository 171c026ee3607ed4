import type { AuditLine } from '../../../domain/access/wire-checks.ts'
import type { Format } from '../../../kit/words/format.ts'
import { words } from './words/words.ts'
import type en from './words/en.json'

type Field = keyof typeof en extends infer Key ? (Key extends `field.${infer Name}` ? Name : never) : never

/** What is different, in words; a field that nobody has words for is called as the server calls it. */
export function fieldText(field: string): string {
  const text = words(`field.${field as Field}`)
  return text === `field.${field}` ? field : text
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** How what stands in an entry is said: ids by what they name, such as "agency Choreograph", moments in the person's time. */
export function textOfEntry({ named }: AuditLine, format: Format): (text: string) => string {
  const byId = new Map(named.map((thing) => [thing.id, thing]))
  return (text) => {
    const thing = byId.get(text)
    if (thing) {
      const { kind, name, country } = thing
      return words(`named.${kind}`, {
        name: kind === 'market' && country ? format.regionName(country) : name,
      })
    }
    if (text === 'true' || text === 'false') return words(`value.${text}`)
    return MOMENT.test(text) ? exactTime(text, format) : text
  }
}

/** To the second, with the zone that it is told in. */
export const exactTime = (moment: string, { dateFormat }: Format): string =>
  dateFormat({ dateStyle: 'medium', timeStyle: 'long' }).format(new Date(moment))

/** What an entry is about. */
export function subjectText(entry: AuditLine, format: Format): string {
  const { id, name } = entry.subject
  return name || textOfEntry(entry, format)(id)
}
