import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { OsBreadcrumbs } from 'wrapper:react'
import { startWith } from './wrapped.js'

export const start = startWith({ createElement, createRoot, OsBreadcrumbs })
