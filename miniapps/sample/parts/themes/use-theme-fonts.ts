import { useEffect } from 'react'
import type { ThemedTenant } from './load-themes.ts'

const DESCRIPTORS = {
  weight: 'font-weight',
  unicodeRange: 'unicode-range',
  display: 'font-display',
  sizeAdjust: 'size-adjust',
  ascentOverride: 'ascent-override',
  descentOverride: 'descent-override',
  lineGapOverride: 'line-gap-override',
} as const

/** Fonts of tenants other than the page's own; a shadow root cannot bring them. They go when the page does. */
export function useThemeFonts(tenants: readonly ThemedTenant[]): void {
  useEffect(() => {
    const known = new Set([...document.fonts].map(({ family }) => unquoted(family)))
    const faces = tenants.flatMap(({ sheet }) => {
      const missing = sheet.fonts.filter(
        ({ style }) => !known.has(unquoted(style.getPropertyValue('font-family'))),
      )
      for (const { style } of missing) known.add(unquoted(style.getPropertyValue('font-family')))
      return missing.map(faceOf)
    })
    for (const face of faces) document.fonts.add(face)
    return () => {
      for (const face of faces) document.fonts.delete(face)
    }
  }, [tenants])
}

function faceOf({ style }: CSSFontFaceRule): FontFace {
  const given = Object.entries(DESCRIPTORS)
    .map(([key, name]) => [key, style.getPropertyValue(name)])
    .filter(([, value]) => value)
  const source = style.getPropertyValue('src').replaceAll(/url\("[^"]*\/fonts\//g, 'url("/fonts/')
  return new FontFace(
    unquoted(style.getPropertyValue('font-family')),
    source,
    Object.fromEntries(given) as FontFaceDescriptors,
  )
}

const unquoted = (family: string) => family.replaceAll(/^["']|["']$/g, '')
