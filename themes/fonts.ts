export type FontName = 'inter' | 'montserrat' | 'mulish' | 'poppins' | 'lato' | 'roboto' | 'wpp'

interface Font {
  family: string
  /** The package the files come from, and the version that is part of their public names. */
  package: string
  version: string
  /** How its files begin, where that is not the font's own name. */
  files?: string
  /** One entry per file and subset: a variable font has one for all weights; `locals` are tried before the file. */
  faces: readonly { weight: string; file: string; locals?: readonly string[] }[]
  /** Whose digits it takes, and as how bold, where its own have no tabular form: columns of numbers would not align. */
  digits?: { from: FontName; weight: string }
  /** In thousandths of the font size; the width is a character's mean over running English and German text. */
  metrics: { width: number; ascent: number; descent: number; lineGap: number }
}

type Subset = 'latin' | 'latin-ext' | 'digits'

/** Subsets as the packages cut them; the browser loads one only when a page shows a character of it. */
export const UNICODE_RANGES: Record<Subset, string> = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,' +
    'U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,' +
    'U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  digits: 'U+0030-0039',
}

const variable = [{ weight: '400 600', file: 'wght' }]
/** A light hand: what is asked for as regular is drawn a little darker, so that small text reads as well as in the others. */
const darkened = [{ weight: '450 600', file: 'wght' }]
/** Its semibold is hardly darker than its regular: headings take its bold. */
const bolder = [
  { weight: '400 500', file: 'wght' },
  { weight: '700', file: 'wght' },
]

/** Spec section 9. All are under the SIL Open Font License; Muli goes by its present name, Mulish. */
export const FONTS: Record<FontName, Font> = {
  inter: {
    family: 'Inter',
    package: '@fontsource-variable/inter',
    version: '5.3.0',
    faces: variable,
    metrics: { width: 488.2, ascent: 969, descent: 241, lineGap: 0 },
  },
  montserrat: {
    family: 'Montserrat',
    package: '@fontsource-variable/montserrat',
    version: '5.3.0',
    faces: darkened,
    metrics: { width: 514.7, ascent: 968, descent: 251, lineGap: 0 },
  },
  mulish: {
    family: 'Mulish',
    package: '@fontsource-variable/mulish',
    version: '5.3.0',
    faces: bolder,
    metrics: { width: 475.9, ascent: 1005, descent: 250, lineGap: 0 },
  },
  roboto: {
    family: 'Roboto',
    package: '@fontsource-variable/roboto',
    version: '5.3.0',
    faces: variable,
    metrics: { width: 454.3, ascent: 928, descent: 244, lineGap: 0 },
  },
  // Lato has no 500 and no 600: medium falls to 400, semibold to 700, as font matching has it.
  lato: {
    family: 'Lato',
    package: '@fontsource/lato',
    version: '5.3.0',
    faces: [
      { weight: '400', file: '400' },
      { weight: '700', file: '700' },
    ],
    metrics: { width: 442.9, ascent: 987, descent: 213, lineGap: 0 },
  },
  poppins: {
    family: 'Poppins',
    package: '@fontsource/poppins',
    version: '5.3.0',
    digits: { from: 'montserrat', weight: '450 600' }, // as dark as Poppins is at 400
    faces: [
      { weight: '400', file: '400' },
      { weight: '500', file: '500' },
      { weight: '600', file: '600' },
    ],
    metrics: { width: 511.7, ascent: 1050, descent: 350, lineGap: 100 },
  },
  // The provider group's own typeface has no public licence: whoever has it installed sees it, everybody else sees Inter.
  wpp: {
    family: 'WPP',
    package: '@fontsource-variable/inter',
    version: '5.3.0',
    files: 'inter',
    faces: [
      { weight: '400', file: 'wght', locals: ['WPP', 'WPP Regular', 'WPP-Regular'] },
      { weight: '500', file: 'wght', locals: ['WPP Medium', 'WPP-Medium'] },
      { weight: '600', file: 'wght', locals: ['WPP Semibold', 'WPP Bold', 'WPP-Bold'] },
    ],
    metrics: { width: 488.2, ascent: 969, descent: 241, lineGap: 0 },
  },
}

/** One woff2: which font's package has it, where, and its name under `/fonts/`. */
interface FontFile {
  font: FontName
  family: string
  subset: Subset
  weight: string
  source: string
  name: string
  locals: readonly string[]
}

/** The files of a font; the first is the one nearly every page needs and may preload. */
export function fontFiles(font: FontName): FontFile[] {
  const { family, faces, digits } = FONTS[font]
  return [
    ...faces.map((face) => fontFile(font, 'latin', family, face)),
    ...faces.map((face) => fontFile(font, 'latin-ext', family, face)),
    ...(digits
      ? [fontFile(digits.from, 'digits', digitsFamily(font), { weight: digits.weight, file: 'wght' })]
      : []),
  ]
}

function fontFile(
  font: FontName,
  subset: Subset,
  family: string,
  { weight, file, locals = [] }: Font['faces'][number],
): FontFile {
  const { package: pack, version, files = font } = FONTS[font]
  const cut = subset === 'digits' ? 'latin' : subset
  const source = `${pack}/files/${files}-${cut}-${file}-normal.woff2`
  return { font, family, subset, weight, source, name: `${files}-${cut}-${file}-${version}.woff2`, locals }
}

/** A family of its own, asked before the font: then its weights need not be the font's. */
const digitsFamily = (font: FontName) => `${FONTS[font].family} Digits`

/** The font's own families in the order they are asked: digits first. */
export const ownFamilies = (font: FontName): string[] =>
  FONTS[font].digits ? [digitsFamily(font), FONTS[font].family] : [FONTS[font].family]

/** Fonts that systems have, in the names they know them by, with their mean width measured as above. */
const LOCAL_FONTS = [
  { name: 'Arial', locals: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo'], width: 457.8 },
  { name: 'Android', locals: ['Roboto', 'Roboto-Regular'], width: 454.3 },
  { name: 'Linux', locals: ['DejaVu Sans', 'DejaVuSans'], width: 520 },
]

/** Families that take a font's room with a local one until it is there, so that swapping moves nothing. */
export function fallbacks(font: FontName) {
  const {
    family,
    metrics: { width, ascent, descent, lineGap },
  } = FONTS[font]
  return LOCAL_FONTS.map((local) => {
    const scale = width / local.width
    const percent = (thousandths: number) => `${(thousandths / 10 / scale).toFixed(1)}%`
    return {
      family: `${family} ${local.name}`,
      locals: local.locals,
      sizeAdjust: `${(scale * 100).toFixed(1)}%`,
      ascent: percent(ascent),
      descent: percent(descent),
      lineGap: percent(lineGap),
    }
  })
}

/** The value of `--os-font-family`. */
export const fontStack = (font: FontName): string =>
  [...ownFamilies(font), ...fallbacks(font).map(({ family }) => family), 'system-ui', 'sans-serif'].join(',')
