import * as v from 'valibot'
import { MAX_FILE_BYTES, MAX_FILE_NAME_CHARACTERS } from './limits.ts'

/** What a field says of the file whose id its path ends with. */
export type FileNote = {
  readonly name: string
  readonly type: FileType
  readonly bytes: number
}

const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** What may be kept: nothing that a browser runs. */
const ENDINGS = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
  [`${OFFICE}.spreadsheetml.sheet`]: ['xlsx'],
  [`${OFFICE}.presentationml.presentation`]: ['pptx'],
  [`${OFFICE}.wordprocessingml.document`]: ['docx'],
  'text/csv': ['csv'],
  'application/x-spss-sav': ['sav', 'zsav'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type FileType = keyof typeof ENDINGS

export const FILE_TYPES = Object.keys(ENDINGS) as readonly FileType[]

/** For a file chooser; browsers know some types by their endings alone. */
export const FILES_ACCEPTED = [
  ...FILE_TYPES,
  ...Object.values(ENDINGS).flatMap((endings) => endings.map((ending) => `.${ending}`)),
].join()

export const isPicture = ({ type }: Pick<FileNote, 'type'>): boolean => type.startsWith('image/')

/** Types that their first bytes tell. */
const BEGINNINGS: readonly (readonly [FileType, RegExp])[] = [
  ['image/png', /^\x89PNG\r\n[^]\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/gif', /^GIF8[79]a/],
  ['application/pdf', /^%PDF-/],
  ['application/x-spss-sav', /^\$FL[23]/],
]
const FIRST_BYTES = 12
/** Of a ZIP archive: each file in it begins so, with its name 26 bytes behind. */
const ENTRY = 'PK\u0003\u0004'
const OFFICE_FOLDER = /^[^]{26}(xl|ppt|word)\//

/**
 * What a file is by its bytes, whatever its name says; undefined for what is not taken. Office files are told apart by the
 * folder in their archive. A table of text has no mark of its own: its name must say that it is one.
 */
export function fileTypeOf(bytes: Uint8Array, name = ''): FileType | undefined {
  const beginning = String.fromCharCode(...bytes.subarray(0, FIRST_BYTES))
  if (beginning.startsWith(ENTRY)) return officeTypeOf(bytes)
  const known = BEGINNINGS.find(([, begins]) => begins.test(beginning))?.[0]
  return known ?? (/\.csv$/i.test(name) && isText(bytes) ? 'text/csv' : undefined)
}

const FOLDERS = {
  xl: `${OFFICE}.spreadsheetml.sheet`,
  ppt: `${OFFICE}.presentationml.presentation`,
  word: `${OFFICE}.wordprocessingml.document`,
} as const

/** By the first entry in one of the folders: what is embedded in it comes later. One with a program in it is not taken. */
function officeTypeOf(bytes: Uint8Array): FileType | undefined {
  const archive = signsOf(bytes)
  const names = archive.split(ENTRY).map((entry) => OFFICE_FOLDER.exec(entry)?.[1])
  const folder = names.find((name) => name !== undefined) as keyof typeof FOLDERS | undefined
  return folder && !archive.includes('vbaProject') ? FOLDERS[folder] : undefined
}

const AT_ONCE = 8192

/** Each byte as a sign, in pieces that fit the arguments of a call. */
function signsOf(bytes: Uint8Array): string {
  let signs = ''
  for (let at = 0; at < bytes.length; at += AT_ONCE)
    signs += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE))
  return signs
}

/** In UTF-8, in the UTF-16 that Excel calls "Unicode text", or in an older alphabet: without signs that no text has. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.length === 0) return false
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return true
  return !bytes.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d)
}

/** Paths, line breaks and other signs that are not seen, and those that turn the direction of text: `gpj.exe` would read `exe.jpg`. */
const IN_NO_NAME = /[/\\\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** A name that a file of this type may have: no path, and it ends as its type does. */
export function isFileName(name: string, type: FileType): boolean {
  const endings: readonly string[] = ENDINGS[type]
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
  const [ending] = ENDINGS[type]
  const known = FILE_TYPES.flatMap((each): readonly string[] => ENDINGS[each]).join('|')
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
