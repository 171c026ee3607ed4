export declare function clockOffset(): number
