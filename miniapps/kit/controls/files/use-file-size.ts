import { useFormat } from '../../words/format.ts'

/** How large a file is, in the person's numbers: `1.2 MB`, `40 kB`; the smallest are 1 kB. */
export function useFileSize(): (bytes: number) => string {
  const { number } = useFormat()
  return (bytes) => {
    const [unit, value] =
      bytes < 1_000_000 ? ['kilobyte', Math.max(1, bytes / 1_000)] : ['megabyte', bytes / 1_000_000]
    return number(value, { style: 'unit', unit, maximumFractionDigits: 1 })
  }
}
