import { useRef, useState } from 'react'
import { type PackedCurve, packFaults, type PackFault, readPack } from '../../domain/curves/pack.ts'
import { packOfSheets } from '../../domain/curves/pack-sheets.ts'
import { readXlsx } from '../../kit/exchange/xlsx/read-xlsx.ts'
import { looksLikeWorkbook } from '../../kit/exchange/xlsx/unpack.ts'
import { problemText } from '../../kit/words/problem-text.ts'
import { words } from '../words/words.ts'
import { type PackPlan, type PackTools, planPack } from './pack-calls.ts'

/** A file with all that keeps it from being taken, or all that it would change. */
export interface LookedPack {
  file: File
  faults: readonly PackFault[]
  plan: PackPlan | null
  problem?: string
}

/** Looks through a file without storing anything; of two files or places the one that was chosen last counts. */
export function useLookedPack(tools: PackTools) {
  const [looked, setLooked] = useState<LookedPack>()
  const turn = useRef(0)
  const look = async (file: File, place: string) => {
    const mine = ++turn.current
    setLooked({ file, faults: [], plan: null })
    const found = await lookedThrough(tools, file, place)
    if (mine === turn.current) setLooked({ file, ...found })
  }
  const forget = () => {
    turn.current++
    setLooked(undefined)
  }
  return { looked, look, forget }
}

async function lookedThrough(tools: PackTools, file: File, place: string): Promise<Omit<LookedPack, 'file'>> {
  const none = { faults: [], plan: null }
  try {
    const pack = await packIn(file)
    if (!pack) return { ...none, problem: words('pack.none') }
    const faults = packFaults(pack)
    return faults.length ? { ...none, faults } : { ...none, plan: await planPack(tools, pack, place) }
  } catch (error) {
    return { ...none, problem: problemText(error).text }
  }
}

/** Null for a file that is no pack. */
async function packIn(file: File): Promise<readonly PackedCurve[] | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    if (!looksLikeWorkbook(bytes)) return readPack(JSON.parse(new TextDecoder().decode(bytes)))
    const sheets = readXlsx(bytes)
    const rowsOf = (name: string) => sheets.find((sheet) => sheet.name === name)?.rows ?? []
    return packOfSheets({ curves: rowsOf('curves'), points: rowsOf('points') })
  } catch {
    return null
  }
}
