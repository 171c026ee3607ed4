import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, type Page } from './pages.ts'

/** A block of TypeScript on a page; its first line is a comment with the file that it would be. */
export interface Example {
  page: string
  path: string
  code: string
}

export const examplesOf = ({ path: page, text }: Page): Example[] =>
  [...text.matchAll(/^```tsx?\n([\s\S]*?)^```/gm)].map(([, code = '']) => ({
    page,
    path: /^\/\/ ([\w./-]+\.tsx?)$/m.exec(code.split('\n')[0]!)?.[1] ?? '',
    code,
  }))

const FOLDER = join(root, '.cache/examples')

/** The examples lie over the repository: what they import is found among them, else in the sources. */
const SETTINGS = {
  extends: '../../tsconfig.tests.json',
  compilerOptions: {
    rootDirs: ['../..', '.'],
    tsBuildInfoFile: './examples.tsbuildinfo',
  },
  include: [
    './**/*.ts',
    './**/*.tsx',
    '../../shell/**/*.d.ts',
    '../../miniapps/**/*.d.ts',
    '../../elements/**/*.d.ts',
    '../../server/**/tables.ts',
  ],
  exclude: [],
}

/** The compiler's errors for all examples, in one program; '' without any. */
export function compile(examples: readonly Example[]): string {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(SETTINGS))
  for (const { path, code } of examples) {
    mkdirSync(dirname(join(FOLDER, path)), { recursive: true })
    writeFileSync(join(FOLDER, path), code)
  }
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  try {
    execFileSync(process.execPath, [compiler, '-p', FOLDER], { cwd: root, stdio: 'pipe' })
    return ''
  } catch (error) {
    return String((error as { stdout: Buffer }).stdout)
  }
}
