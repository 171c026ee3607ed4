import * as v from 'valibot'
import { MAX_FILE_BYTES, MAX_FILE_NAME_CHARACTERS } from './limits.ts'

/** What a field says of the file whose id its path ends with. */
export type FileNote = {
  readonly name: string
  readonly type: FileType
  readonly bytes: number
}

/** What may be kept: nothing in which a browser finds scripts. With what its first bytes are. */
const KINDS = {
  'image/png': { endings: ['png'], begins: /^\x89PNG\r\n[^]\n/ },
  'image/jpeg': { endings: ['jpg', 'jpeg'], begins: /^\xff\xd8\xff/ },
  'image/webp': { endings: ['webp'], begins: /^RIFF[^]{4}WEBP/ },
  'image/gif': { endings: ['gif'], begins: /^GIF8[79]a/ },
  'application/pdf': { endings: ['pdf'], begins: /^%PDF-/ },
} as const satisfies Readonly<Record<string, { endings: readonly string[]; begins: RegExp }>>

export type FileType = keyof typeof KINDS

export const FILE_TYPES = Object.keys(KINDS) as readonly FileType[]

export const isPicture = ({ type }: Pick<FileNote, 'type'>): boolean => type.startsWith('image/')

/** So many bytes tell what a file is. */
const FIRST_BYTES = 12

/** What the first bytes of a file say that it is, whatever its name says; undefined for what is not taken. */
export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  const beginning = String.fromCharCode(...bytes.subarray(0, FIRST_BYTES))
  return FILE_TYPES.find((type) => KINDS[type].begins.test(beginning))
}

/** Paths, line breaks and other signs that are not seen, and those that turn the direction of text: `gpj.exe` would read `exe.jpg`. */
const IN_NO_NAME = /[/\\\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** A name that a file of this type may have: no path, and it ends as its type does. */
export function isFileName(name: string, type: FileType): boolean {
  const endings: readonly string[] = KINDS[type].endings
  const dot = name.lastIndexOf('.')
  return (
    dot > 0 &&
    name.length <= MAX_FILE_NAME_CHARACTERS &&
    !IN_NO_NAME.test(name) &&
    endings.includes(name.slice(dot + 1).toLowerCase())
  )
}

/** The same name as near as can be: what was pasted or saved under a wrong ending gets the right one. */
export function fittingName(name: string, type: FileType): string {
  if (isFileName(name, type)) return name
  const [ending] = KINDS[type].endings
  const known = FILE_TYPES.flatMap((each): readonly string[] => KINDS[each].endings).join('|')
  const bare = name
    .replaceAll(new RegExp(IN_NO_NAME, 'gu'), ' ')
    .replace(new RegExp(`\\.(${known})$`, 'i'), '')
    .trim()
  return `${bare.slice(0, MAX_FILE_NAME_CHARACTERS - ending.length - 1) || ending}.${ending}`
}

/** Of a field that `holds` a file. */
export const fileNote: v.GenericSchema<unknown, FileNote> = v.pipe(
  v.strictObject({
    name: v.string('must be text'),
    type: v.picklist(FILE_TYPES, `must be one of ${FILE_TYPES.join(', ')}`),
    bytes: v.pipe(
      v.number('must be a number'),
      v.integer('must be whole'),
      v.minValue(1, 'must be at least 1'),
      v.maxValue(MAX_FILE_BYTES, `must be at most ${MAX_FILE_BYTES}`),
    ),
  }),
  v.check(({ name, type }) => isFileName(name, type), 'must have a name that fits its type'),
)
