import { choreograph } from './choreograph.ts'
import { defaultTheme } from './default.ts'
import { essence } from './essence.ts'
import { greenhouse } from './greenhouse.ts'
import { groupm } from './groupm.ts'
import { mediacom } from './mediacom.ts'
import { mindshare } from './mindshare.ts'
import { msix } from './msix.ts'
import type { Theme } from './theme.ts'
import { wavemaker } from './wavemaker.ts'
import { wms } from './wms.ts'
import { wppOpen } from './wpp-open.ts'

/** Every theme by its code, the default schema included. */
export const allThemes: ReadonlyMap<string, Theme> = new Map(
  [
    choreograph,
    wavemaker,
    greenhouse,
    groupm,
    mindshare,
    mediacom,
    essence,
    msix,
    wppOpen,
    wms,
    defaultTheme,
  ].map((theme) => [theme.code, theme]),
)
