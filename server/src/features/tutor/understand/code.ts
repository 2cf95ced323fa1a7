/** Lines of a program or a cell of a spreadsheet: neither mathematics nor words of any language. */
const CODE =
  /\b(?:def|return|import|elif|print|console\.log|println|printf|range|len|input|append|SELECT|function|const|let|var)\s*[({*]|^\s*(?:def|import|from|while|for|if|elif|else|class|return)\b.*[:{]\s*|\bfor \w+ in\b|[=!]==?=|[=!]=|&&|\|\||\+\+|=>|<\/?[a-z]+\d?>|(?:^|\s)=\s?\$?[A-Z]+\$?\d+|=(?:SUM|IF|AVERAGE|VLOOKUP|COUNTIF)\(|\$[A-Z]+\$?\d|[{};]\s*$|\b(?:\w+Error|Traceback)\b|\b[A-Za-z_]\w*\[\d+\]|\b[a-z_]+\s*=\s*\[/m;

export const isCode = (message: string): boolean => CODE.test(message);
