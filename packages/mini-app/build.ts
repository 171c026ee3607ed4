import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDtsBundle } from 'dts-bundle-generator'

const CONTRACT = join(import.meta.dirname, 'contract.ts')

/** Makes the contract's types one file that reads by itself; the other entries name them from there. */
export async function build(out: string): Promise<void> {
  const types = join(out, 'types/packages/mini-app')
  const [text = ''] = generateDtsBundle([{ filePath: CONTRACT, output: { noBanner: true } }], {
    preferredConfigPath: join(import.meta.dirname, '../../tsconfig.packages.json'),
  })
  for (const file of readdirSync(types)) {
    const own = readFileSync(join(types, file), 'utf8')
    writeFileSync(
      join(types, file),
      own.replaceAll(/'(\.\.\/)+shell\/contract\/[\w-]+\.ts'/g, `'./contract.js'`),
    )
  }
  writeFileSync(join(types, 'contract.d.ts'), text)
  rmSync(join(out, 'types/shell'), { recursive: true })
}
