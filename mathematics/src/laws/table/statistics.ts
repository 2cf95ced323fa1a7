import { subject } from '../table.ts';

export const STATISTICS = subject(
  'statistics',
  `
z-score | 1 signed | z-score, z score, standard score, z value, z-value | |
value | 1 | value, score, test score, raw score, data value | scored, scores | score, value, raw score
mean | 1 | mean, class mean, population mean, average | |
standard deviation | 1 | standard deviation, sd, population standard deviation, σ, sigma | |
variance | 1 | variance | |
sample size | 1 | sample size, size of the sample | sample of |
standard error | 1 | standard error, standard error of the mean | |
coefficient of variation | % | coefficient of variation | |
maximum | 1 | maximum, largest value, highest value, maximum value | |
minimum | 1 | minimum, smallest value, lowest value, minimum value | |
range | 1 | range | |
first quartile | 1 | first quartile, lower quartile, q1 | |
third quartile | 1 | third quartile, upper quartile, q3 | |
interquartile range | 1 | interquartile range, iqr | |
sum of values | 1 | sum of the values, sum of all values, total of the values, sum of the scores | |
number of values | 1 | number of values, number of scores, number of data values | |
critical z | 1 | critical value, critical z | |
margin of error | 1 | margin of error | |
trials | 1 | number of trials, trials | |
success probability | 1 | probability of success, success probability | |
expected successes | 1 | expected number of successes, expected value | |
coefficient of determination | 1 | coefficient of determination, r-squared, r squared | |
covariance | 1 signed | covariance | |
correlation | 1 signed | correlation coefficient, correlation | |
deviation of x | 1 | standard deviation of x | |
deviation of y | 1 | standard deviation of y | |
relative frequency | 1 | relative frequency | |
absolute frequency | 1 | absolute frequency, number of occurrences | |
total observations | 1 | total number of observations, number of observations | |
favourable outcomes | 1 | number of favorable outcomes, number of favourable outcomes, favorable outcomes, favourable outcomes | |
possible outcomes | 1 | number of possible outcomes, possible outcomes, total number of outcomes | |
probability | 1 | probability | |
test statistic | 1 signed | t statistic, t-statistic, test statistic | |
sample mean | 1 | sample mean | |
hypothesized mean | 1 | hypothesized mean, hypothesised mean | |
failure probability | 1 | probability of failure, failure probability | |
binomial variance | 1 | binomial variance, variance of the number of successes | |
residual | 1 signed | residual | |
observed value | 1 | observed value, actual value | |
predicted value | 1 | predicted value | |
effect size | 1 signed | effect size, cohen's d | |
first mean | 1 | first mean, mean of the first group | |
second mean | 1 | second mean, mean of the second group | |
pooled deviation | 1 | pooled standard deviation | |
upper fence | 1 signed | upper fence | |
`,
  `
z-score | z = (x - m)/s | z z-score, x value, m mean, s standard deviation | average
Variance | v = s^2 | v variance, s standard deviation |
Standard error of the mean | n = s^2/d^2 | n sample size, s standard deviation, d standard error | average
Coefficient of variation | c = s/m | c coefficient of variation, s standard deviation, m mean | average
Range | r = b - a | r range, b maximum, a minimum | maximum
Interquartile range | q = b - a | q interquartile range, b third quartile, a first quartile | fraction
Mean of values | m = s/n | m mean, s sum of values, n number of values | average total
Margin of error | d = z*s/sqrt(n) | d margin of error, z critical z, s standard deviation, n sample size |
Expected successes | m = n*p | m expected successes, n trials, p success probability |
Coefficient of determination | d = r^2 | d coefficient of determination, r correlation |
Correlation | r = c/(s*t) | r correlation, c covariance, s deviation of x, t deviation of y |
Relative frequency | f = h/n | f relative frequency, h absolute frequency, n total observations | total
Probability of equally likely outcomes | p = a/b | p probability, a favourable outcomes, b possible outcomes | total
t statistic | t = (m - h)*sqrt(n)/s | t test statistic, m sample mean, h hypothesized mean, n sample size, s standard deviation | average
Success or failure | p + q = 1 | p success probability, q failure probability |
Variance of successes | v = n*p*q | v binomial variance, n trials, p success probability, q failure probability |
Residual | r = y - p | r residual, y observed value, p predicted value |
Effect size | d = (a - b)/s | d effect size, a first mean, b second mean, s pooled deviation | average plural
Upper fence | u = b + 3*q/2 | u upper fence, b third quartile, q interquartile range | fraction
`,
);
