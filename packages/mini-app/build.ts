import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDtsBundle } from 'dts-bundle-generator'
import { rolldown } from 'rolldown'

const CONTRACT = join(import.meta.dirname, 'contract.ts')

/**
 * Makes the contract's types one file that reads by itself, which the other entries name; and one file of the
 * test helper.
 */
export async function build(out: string): Promise<void> {
  const types = join(out, 'types/packages/mini-app')
  const [text = ''] = generateDtsBundle([{ filePath: CONTRACT, output: { noBanner: true } }], {
    preferredConfigPath: join(import.meta.dirname, '../../tsconfig.packages.json'),
  })
  const all = readdirSync(types, { recursive: true }).map(String)
  for (const file of all.filter((name) => name.endsWith('.d.ts'))) {
    const contract = file.includes('/') ? '../contract.js' : './contract.js'
    const own = readFileSync(join(types, file), 'utf8')
    writeFileSync(
      join(types, file),
      own.replaceAll(/'(\.\.\/)+shell\/contract\/[\w-]+\.ts'/g, `'${contract}'`),
    )
  }
  writeFileSync(join(types, 'contract.d.ts'), text)
  rmSync(join(out, 'types/shell'), { recursive: true })
  await bundleTesting(join(out, 'testing.js'))
}

/** One file, so that a page whose server knows no packages can be given it. */
export async function bundleTesting(file: string): Promise<void> {
  const bundle = await rolldown({ input: join(import.meta.dirname, 'testing.ts') })
  await bundle.write({ file })
  await bundle.close()
}
